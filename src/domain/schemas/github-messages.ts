// Help texts for the fields of a GitHub connector.

export const GITHUB_HELP = {
  spec: 'How people sign in with GitHub, and which roles they get.',
  clientId: 'The client ID of the OAuth app on GitHub.',
  clientSecret: 'The client secret of the OAuth app. Everyone who can read this connector can read it.',
  redirectUrl: 'The callback address that the OAuth app on GitHub must have, too.',
  display: 'The label of the button on the sign-in page.',
  teamsToRoles: 'Which roles the members of a team get when they sign in.',
  organization: 'The organization on GitHub.',
  team: 'The slug of the team in the organization.',
  roles: 'Roles in this cluster.',
  teamsToLogins: 'The older form of teams_to_roles.',
  endpointUrl: 'The address of your own GitHub server. Leave it out for github.com.',
  apiEndpointUrl: 'The address of the API of your own GitHub server.',
  clientRedirect: 'Where else the browser can be sent after signing in on the command line.',
} as const;
