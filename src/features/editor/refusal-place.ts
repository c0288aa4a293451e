// Where in a text a proxy's refusal of it belongs: at the name, at the line or the field that it names, else nowhere.
import { isMap, isScalar, visit } from 'yaml';
import { readYaml } from '#domain/yaml/read-yaml.ts';
import { lineStarts } from '#lib/text/line-starts.ts';
import type { Problem } from '#lib/text/problem.ts';
import { proxySays } from '#ui/feedback/messages.ts';
import type { SaveRefusal } from './editing.ts';

type Place = Pick<Problem, 'from' | 'to'>;

/** Of names that exist, or differ from the one in the address (docs/protocol/auth-and-identity.md#16). */
const isAboutName = ({ status, message }: SaveRefusal): boolean =>
  status === 409 || (status === 400 && /renam/i.test(message));

function nameIn(text: string): Place | undefined {
  const metadata: unknown = readYaml(text).document?.get('metadata', true);
  const name: unknown = isMap(metadata) ? metadata.get('name', true) : undefined;
  return isScalar(name) && name.range ? { from: name.range[0], to: name.range[1] } : undefined;
}

function lineIn(text: string, message: string): Place | undefined {
  const line = Number(/\bline (\d+)/.exec(message)?.[1] ?? 0);
  const from = line > 0 ? lineStarts(text)[line - 1] : undefined;
  if (from === undefined) return undefined;
  const end = text.indexOf('\n', from);
  return { from, to: end === -1 ? text.length : end };
}

/** The first of the words in quotes that is the name of a field, or a value, of the text. */
function quotedIn(text: string, message: string): Place | undefined {
  const quoted = new Set([...message.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, word]) => word));
  let place: Place | undefined;
  const { document } = readYaml(text);
  if (document && quoted.size > 0)
    visit(document, {
      Scalar(_, { value, range }) {
        if (place || !range || !quoted.has(String(value))) return undefined;
        place = { from: range[0], to: range[1] };
        return visit.BREAK;
      },
    });
  return place;
}

export function placeOfRefusal(text: string, refusal: SaveRefusal): Problem | undefined {
  const { status, message } = refusal;
  if (status !== 400 && status !== 409) return undefined;
  const place = isAboutName(refusal) ? nameIn(text) : (lineIn(text, message) ?? quotedIn(text, message));
  return place && { ...place, severity: 'error', message: proxySays(message) };
}
