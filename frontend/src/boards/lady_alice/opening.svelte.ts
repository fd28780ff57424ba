/** How many folders of the last verdict are open: they open one by one when a new one comes. */
import { tempo } from '../kit/tempo';
import { FACE } from './pace';

export class Opening {
  open = $state(Infinity);
  private seen: string | null = null;

  /** Watch for verdicts, told apart by a key. */
  watch(key: () => string, count: () => number, quiet: () => boolean): void {
    $effect(() => {
      const [now, folders] = [key(), count()];
      const isNews = this.seen !== null && this.seen !== now && now !== '';
      this.seen = now;
      if (!isNews || quiet()) {
        this.open = Infinity;
        return;
      }
      this.open = 0;
      const timer = setInterval(() => {
        this.open += 1;
        if (this.open >= folders) clearInterval(timer);
      }, FACE * tempo());
      return () => clearInterval(timer);
    });
  }

  all(): void {
    this.open = Infinity;
  }
}
