// Prints what each game and option pays and returns, exactly: `npm run -s games:returns`, a JSON object a line.
import { LOBBY_GAMES } from '../../packages/casino/src/games/games.ts';
import { returnsLines } from './games-returns.ts';

for (const line of returnsLines(LOBBY_GAMES)) console.log(JSON.stringify(line));
