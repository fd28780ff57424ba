training-bad-checkpoint = { $file } can’t be read ({ $reason }). Move it away to begin again.
training-other-terms = { $file } belongs to a training with other options or of another version. Choose another folder.
