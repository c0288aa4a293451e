// Helps to run a test with both proxy versions, 14.x and 18.x.

/** The two versions, each with the name of the scenario for it. */
export const bothVersions = (scenario: string) =>
  [
    ['14.x', scenario],
    ['18.x', `${scenario}, 18.x`],
  ] as const;
