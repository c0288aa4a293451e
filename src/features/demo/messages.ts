// Texts of the demo on the sign-in page.

export const DEMO = 'Try the demo';
export const DEMO_INTRODUCTION = 'All data is simulated. Choose an account to fill in the form.';
export const NO_ACCOUNTS = 'No account has a password in this scenario.';
export const formFilled = (name: string): string => `Filled in the form for ${name}.`;
export const NO_PASSWORD_FORM = 'Open the password form first.';
export const SCENARIO = 'Scenario';
export const START_SCENARIO = 'Start scenario';
export const SCENARIO_NOT_STARTED = "Couldn't start the scenario. Try again.";
export const RESTART_NOTE = 'Starting a scenario resets all data and signs everyone out.';

export const TOUR = 'Tour';
export const START_TOUR = 'Start tour';
export const TOUR_INTRODUCTION = 'The tour shows the most important pages of the demo.';
export const CLOSE_TOUR = 'Close tour';
export const NEXT_STEP = 'Next step';
export const FINISH_TOUR = 'Finish tour';

export const TOUR_TEXTS = {
  home: {
    title: 'Start at Home',
    text: 'Home shows your recent resources, active sessions, and what needs attention. The tour shows more pages. You can close it and start it again under Help.',
  },
  servers: {
    title: 'Find a server',
    text: 'Press the name of a server. Its details open next to the list: facts, sessions, recordings and events.',
  },
  terminal: {
    title: 'Open a terminal',
    text: 'Press Connect next to a server and choose a login. The terminal opens in a new tab. Type help to list the commands of the simulated servers.',
  },
  recordings: {
    title: 'Watch a recording',
    text: 'Every session is recorded. Open a recording to play it, search its text, and see who took part.',
  },
  audit: {
    title: 'Read the audit log',
    text: 'The chart shows when something happened. Filter by type or user, and press an event to see all of its fields.',
  },
  palette: {
    title: 'Search everything',
    text: 'Press Ctrl K or ⌘K. The search finds pages, servers, users and roles. It also runs actions: try lock jonas.',
  },
} as const;
