/** What a button asks of the server. */
import type { Text } from '$generated/wire';
import { refusalOf } from './api';

export class Attempt {
  /** It is not answered yet. */
  busy = $state(false);
  /** Why it was refused. */
  trouble = $state.raw<Text | null>(null);

  /** Do it; where it leads to another page it stays busy until that is open. */
  async run(work: () => Promise<unknown>, leaves = false): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      this.busy = leaves;
    } catch (error) {
      this.trouble = refusalOf(error).reason;
      this.busy = false;
    }
  }
}
