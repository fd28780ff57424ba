"""Lady Alice: who kidnapped Stanley, where, when and holding what?"""
