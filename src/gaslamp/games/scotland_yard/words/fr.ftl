scotland-yard-title = Scotland Yard
scotland-yard-about = Un fugitif dans Londres, trois à cinq détectives à ses trousses, et des tickets qui trahissent son chemin.
scotland-yard-mister-x = Mister X
scotland-yard-detectives = les détectives
scotland-yard-detective = le détective { $number }
scotland-yard-detective-player = le joueur détective { $number }

scotland-yard-option-seats = Le nombre de joueurs : Mister X, et les autres qui se partagent les détectives.
scotland-yard-option-detectives = Le nombre de détectives sur le plan ; à deux joueurs, 5 sauf accord contraire.
scotland-yard-option-counted-tickets = Les tickets de taxi, de bus et de métro de Mister X s’épuisent comme ceux des autres.
scotland-yard-option-voluntary-reveal = Mister X peut se montrer, et prend pour cela un ticket à chaque détective.
scotland-yard-notebook-stations = Où Mister X peut être

scotland-yard-deal = Départ pour { $who } : station { $station }.
scotland-yard-deal-hidden = { $who } tire une carte de départ.
scotland-yard-taxi = Taxi : { $who } file en { $station }.
scotland-yard-taxi-hidden = Taxi : { $who } disparaît dans la circulation.
scotland-yard-bus = Bus : { $who } descend en { $station }.
scotland-yard-bus-hidden = Bus : { $who } se fond parmi les passagers.
scotland-yard-underground = Métro : { $who } ressort en { $station }.
scotland-yard-underground-hidden = Métro : { $who } s’enfonce sous terre.
scotland-yard-black = Ticket noir : { $who } gagne { $station }.
scotland-yard-black-hidden = Ticket noir : { $who } s’évanouit.
scotland-yard-at = On a vu Mister X en { $station } !
scotland-yard-double = { $who } joue une carte « coup double ».
scotland-yard-show = { $who } choisit de se montrer.
scotland-yard-hide = { $who } reste dans l’ombre.
scotland-yard-stay = Aucun trajet possible : { $who } reste sur place.
scotland-yard-take-taxi = Un ticket de taxi est retiré : { $who }.
scotland-yard-take-bus = Un ticket de bus est retiré : { $who }.
scotland-yard-take-underground = Un ticket de métro est retiré : { $who }.
scotland-yard-take-nothing = Aucun ticket n’est retiré : { $who }.

scotland-yard-try-station = une station de 1 à { $last } : { $examples }
scotland-yard-no-line-taxi = aucun taxi ne va de { $start } à { $end }
scotland-yard-no-line-bus = aucun bus ne va de { $start } à { $end }
scotland-yard-no-line-underground = aucun métro ne va de { $start } à { $end }
scotland-yard-no-line-black = aucune ligne ne va de { $start } à { $end }
scotland-yard-no-taxi-ticket = plus de ticket de taxi pour { $who }
scotland-yard-no-bus-ticket = plus de ticket de bus pour { $who }
scotland-yard-no-underground-ticket = plus de ticket de métro pour { $who }
scotland-yard-no-black-ticket = plus de ticket noir pour { $who }
scotland-yard-no-black = seul Mister X a des tickets noirs
scotland-yard-guarded = un détective se tient en { $station }
scotland-yard-no-second = de { $station }, aucun second trajet ne serait possible
scotland-yard-no-double-card = les deux cartes « coup double » sont jouées
scotland-yard-double-blocked = deux trajets de suite sont impossibles d’ici

scotland-yard-seats-share = { $seats } places ne peuvent pas se partager { $detectives } détectives : à { $seats } places, il en faut { $needed }. Ne donnez pas « detectives », ou jouez à 2 places pour en avoir 3, 4 ou 5

scotland-yard-draw-pawn = pion
scotland-yard-draw-station = station
scotland-yard-draw-taxi = taxi
scotland-yard-draw-bus = bus
scotland-yard-draw-underground = métro
scotland-yard-draw-black = noir
scotland-yard-draw-double = double
scotland-yard-draw-detective = détective { $number }
scotland-yard-draw-mister-x = Mister X
scotland-yard-draw-letter-taxi = t
scotland-yard-draw-letter-bus = b
scotland-yard-draw-letter-underground = m
scotland-yard-draw-letter-black = ■
scotland-yard-draw-travel-log = parcours : { $windows }   (tour { $round } sur 22 ; ! = vu)
