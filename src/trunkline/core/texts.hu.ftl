# Minden játék közös szövegei.

refusal = „{ $action }” most nem lehetséges ({ $clause }): { $rule }
seat = { $number }. játékos
