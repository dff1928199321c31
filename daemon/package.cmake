# cmake --install, and cpack for a Debian package.

include(GNUInstallDirs)
set(CMAKE_INSTALL_GAMESDIR games)  # where Debian has its games, XBoard among them

install(TARGETS refskak RUNTIME DESTINATION ${CMAKE_INSTALL_GAMESDIR})
install(FILES protocol-spec/refskak.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY protocol-spec DESTINATION ${CMAKE_INSTALL_DOCDIR}
        PATTERN "refskak.6" EXCLUDE PATTERN "refskak.eng" EXCLUDE)
# XBoard lists the engines that have an entry here.
install(FILES protocol-spec/refskak.eng DESTINATION ${CMAKE_INSTALL_DATADIR}/games/plugins/xboard)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME refskak)
set(CPACK_PACKAGE_CONTACT "the Refskak authors <refskak@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "engine for Fox and Geese, Halatafl, tafl, Wolf and Fox")
set(CPACK_PACKAGE_DESCRIPTION
    "Refskak plays the world's oldest asymmetric board games.
It speaks a dialect of UCI, UGI, GTP with GoGui's rules extension, and the
protocol of XBoard, which lists it once this package is installed.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS xboard)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
