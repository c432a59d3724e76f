# Тексты, общие для всех игр.

refusal = «{ $action }» сейчас невозможно, правило { $clause }: { $rule }
seat = Игрок { $number }
