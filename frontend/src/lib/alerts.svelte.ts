/** Alerts for the whole page, shown above it until they are dismissed. */
import { onSaveFailed } from './storage';

export type Alert = 'not-kept' | 'outdated';

class Alerts {
  shown = $state.raw<readonly Alert[]>([]);
  private readonly raised = new Set<Alert>();

  /** Say something, once for as long as the page is open. */
  raise(alert: Alert): void {
    if (this.raised.has(alert)) return;
    this.raised.add(alert);
    this.shown = [...this.shown, alert];
  }

  dismiss(alert: Alert): void {
    this.shown = this.shown.filter((other) => other !== alert);
  }
}

export const alerts = new Alerts();
onSaveFailed(() => alerts.raise('not-kept'));
