/** A typed line as a choice that is asked about: the server read it, and wants it confirmed. */
import type { Choice, Text } from '$generated/wire';

/** The action of a choice that stands for a typed line. */
export const TYPED = -1;

/** The choice that a line stands for, from the refusal that asks for its confirmation. */
export function typedChoice(line: string, { args }: Text): Choice | null {
  const [question, warning] = [args?.question, args?.warning];
  if (typeof question !== 'object' || typeof warning !== 'object') return null;
  return {
    action: TYPED,
    notation: line,
    path: [],
    verb: 'typed',
    label: { key: 'slip-typed', args: { line } },
    consequence: 'final',
    question,
    warning,
  };
}
