import { parseSync, transformWithOxc, Visitor } from 'vite';

type Values = Readonly<Record<string, unknown>>;

interface Declaration {
  name: string;
  members: readonly string[];
  text: string;
}

function declarationsIn(text: string): Declaration[] {
  const found: Declaration[] = [];
  new Visitor({
    TSEnumDeclaration({ const: isConst, id, body, start, end }) {
      const members = body.members.flatMap(({ id: member }) => (member.type === 'Identifier' ? [member.name] : []));
      if (isConst) found.push({ name: id.name, members, text: text.slice(start, end) });
    },
  }).visit(parseSync('enums.ts', text).program);
  return found;
}

/** The values are worked out where the enum itself is used. */
async function valuesOf({ name, members, text }: Declaration): Promise<Values> {
  const used = members.map((member) => `${name}.${member}`).join();
  const { code } = await transformWithOxc(`${text}; export default [${used}]`, 'enums.ts', {
    tsconfig: false,
    typescript: { optimizeConstEnums: true },
  });
  const values = JSON.parse(code.slice(code.indexOf('['), code.lastIndexOf(']') + 1)) as unknown[];
  return Object.fromEntries(members.map((member, at) => [member, values[at]]));
}

/** The bundler reads one file at a time, and would leave an object in which each of them is looked up. */
export async function constEnums(texts: readonly string[]): Promise<(text: string) => string> {
  const enums = new Map<string, Values>();
  for (const declaration of texts.flatMap(declarationsIn)) {
    // Of two with one name it is not known which is meant.
    const isKnown = enums.has(declaration.name);
    enums.set(declaration.name, isKnown ? {} : await valuesOf(declaration));
  }
  const used = new RegExp(String.raw`(?<![.\w])(${[...enums.keys()].join('|')})\.(\w+)\b`, 'g');
  return (text) =>
    text.replace(used, (whole: string, name: string, member: string) => {
      const value = enums.get(name)?.[member];
      return value === undefined ? whole : `(${JSON.stringify(value)})`;
    });
}
