// Parses docs/behaviour.md into sections. Each sentence of a section is one statement.

export interface Section {
  heading: string;
  /** The name of the section in citations: the heading in lower case, with hyphens. */
  slug: string;
  /** In Markdown, without links and bold. */
  statements: readonly string[];
}

export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();

/** The list items and paragraphs of a text. */
const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n|\n(?=- )/).map((part) => part.trim().replace(/^- /, ''));

/** A sentence ends before a capital letter, so "14.x says" is not split. */
const sentencesOf = (part: string): string[] => part.split(/(?<=[.?!])\s+(?=[A-Z])/).filter((text) => text !== '');

export const parseSections = (document: string): Section[] =>
  document
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n');
      const statements = paragraphsOf(lines.join('\n')).flatMap((part) => sentencesOf(plainText(part)));
      return { heading, slug: slugOf(heading), statements };
    });
