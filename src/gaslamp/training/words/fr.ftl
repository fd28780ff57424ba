training-bad-checkpoint = { $file } est illisible ({ $reason }). Déplacez-le pour recommencer.
training-other-terms = { $file } vient d’un entraînement avec d’autres options ou d’une autre version. Choisissez un autre dossier.
