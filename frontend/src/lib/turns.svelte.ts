/** The games in which it is my turn, as far as this device knows: the tab's title counts them. */
import { isMine, savedGames, watchGames } from './savedGames';

class Turns {
  games = $state.raw(mine());
  count = $derived(this.games.length);

  constructor() {
    watchGames(() => (this.games = mine()));
  }
}

const mine = () => savedGames().filter(isMine);

/** What stands before a page's name in its tab. */
export const turnsBefore = (count: number) => (count > 0 ? `● ${count} · ` : '');

export const turns = new Turns();
