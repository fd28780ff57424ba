/** What changed on a board between two views, found without knowing any game's rules. */
import type { ElementId, View } from '$generated/wire';

type Signs = Map<ElementId, Set<string>>;

/** The elements that the later view shows in another way than the earlier one did. */
export function changed(
  before: View | null,
  after: View,
  ids: ReadonlySet<ElementId>,
): Set<ElementId> {
  const found = new Set<ElementId>();
  if (!before) return found;
  const earlier = signsOf(before, ids);
  for (const [id, signs] of signsOf(after, ids)) {
    const known = earlier.get(id);
    if (!known || [...signs].some((sign) => !known.has(sign))) found.add(id);
  }
  return found;
}

function signsOf(view: View, ids: ReadonlySet<ElementId>): Signs {
  const signs: Signs = new Map();
  const pointers: [ElementId, string][] = [];
  for (const [field, value] of Object.entries(view)) {
    if (typeof value === 'string' && ids.has(value)) pointers.push([value, field]);
    else if (field !== 'outcome') collect(value, field, ids, signs);
  }
  // A field such as "who moves now" points at something that stands elsewhere in the view: passing
  // the turn on is no change of the board. What stands nowhere else, such as a lantern, is.
  const standing = new Set(signs.keys());
  for (const [id, field] of pointers) if (!standing.has(id)) note(signs, id, field);
  return signs;
}

function collect(value: unknown, path: string, ids: ReadonlySet<ElementId>, signs: Signs): void {
  if (typeof value === 'string') {
    if (ids.has(value)) note(signs, value, path);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, path, ids, signs);
  } else if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value);
    const flat = fields.filter(([, inner]) => inner === null || typeof inner !== 'object');
    const beside = JSON.stringify(flat);
    for (const [field, inner] of fields) {
      if (typeof inner === 'string' && ids.has(inner)) note(signs, inner, `${path} ${beside}`);
      else if (inner !== null && typeof inner === 'object') {
        collect(inner, `${path}.${field}`, ids, signs);
      }
    }
  }
}

function note(signs: Signs, id: ElementId, sign: string): void {
  const known = signs.get(id);
  if (known) known.add(sign);
  else signs.set(id, new Set([sign]));
}
