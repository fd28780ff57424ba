maps-closer = Zoom in
maps-farther = Zoom out
maps-fit = Show the whole map
