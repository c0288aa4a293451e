// The lines of proxies, for what is tested behind each.

/** That world behind a proxy of either line. */
export const bothVersions = (scenario: string) =>
  [
    ['14.x', scenario],
    ['18.x', `${scenario}, 18.x`],
  ] as const;
