maps-closer = Zoomer
maps-farther = Dézoomer
maps-fit = Voir tout le plan
