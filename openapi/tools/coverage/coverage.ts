// Which code and which tests stand for what docs/behaviour.md states.
import type { Citation } from './citations.ts';
import type { Section } from './statements.ts';

export interface Shown {
  statement: string;
  by: readonly Citation[];
}

export interface Covered extends Pick<Section, 'heading' | 'slug'> {
  code: readonly string[];
  /** Tests that cite the section as a whole. */
  tests: readonly Citation[];
  statements: readonly Shown[];
}

const isTest = ({ path }: Citation): boolean => /\.(?:test\.tsx?|e2e\.ts|engine\.ts)$/.test(path);

const bare = (text: string): string => text.replaceAll('`', '');

const holds = (statement: string, words: string): boolean => bare(statement).includes(bare(words));

export const coverageOf = (sections: readonly Section[], citations: readonly Citation[]): Covered[] =>
  sections.map((section) => {
    const { heading, slug, statements } = section;
    const here = citations.filter((citation) => citation.section === slug);
    const tests = here.filter(isTest);
    return {
      heading,
      slug,
      code: [...new Set(here.filter((citation) => !isTest(citation)).map(({ path }) => path))].toSorted(),
      tests: tests.filter(({ words }) => words === undefined),
      statements: statements.map((statement) => ({
        statement,
        by: tests.filter(({ words }) => words !== undefined && holds(statement, words)),
      })),
    };
  });

/** What is wrong with the citations, one sentence each. */
export const faultsOf = (sections: readonly Section[], citations: readonly Citation[]): string[] =>
  citations.flatMap(({ path, section: slug, words }) => {
    const section = sections.find((known) => known.slug === slug);
    if (section === undefined) return [`${path}: docs/behaviour.md has no section ${slug}`];
    if (words === undefined) return [];
    const count = section.statements.filter((statement) => holds(statement, words)).length;
    return count === 1 ? [] : [`${path}: "${words}" stands in ${count} statements of ${slug}`];
  });

/** The statements that no test cites, each with its section. */
export const unshown = (covered: readonly Covered[]): string[] =>
  covered.flatMap(({ slug, statements }) =>
    statements.filter(({ by }) => by.length === 0).map(({ statement }) => `${slug}: ${statement}`),
  );
