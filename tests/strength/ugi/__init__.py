"""Matches between two engines that speak UGI. Nothing here knows the rules of any game."""
