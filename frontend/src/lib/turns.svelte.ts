/** At how many tables it is my turn, as far as this device knows: the tab's title says it. */
import { isMine, savedGames, watchGames } from './savedGames';

class Turns {
  count = $state(mine());

  constructor() {
    watchGames(() => (this.count = mine()));
  }
}

const mine = () => savedGames().filter(isMine).length;

/** What stands before a page's name in its tab. */
export const turnsBefore = (count: number) => (count > 0 ? `● ${count} · ` : '');

export const turns = new Turns();
