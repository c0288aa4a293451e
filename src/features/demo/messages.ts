// Texts of the demo on the sign-in page.

export const DEMO = 'Try the demo';
export const DEMO_INTRODUCTION = 'All data is simulated. Choose an account to fill in the form.';
export const NO_ACCOUNTS = 'No account has a password in this scenario.';
export const formFilled = (name: string): string => `The form has the name and password of ${name}.`;
export const NO_PASSWORD_FORM = 'Open the form with the password first.';
export const SCENARIO = 'Scenario';
export const START_SCENARIO = 'Start scenario';
export const SCENARIO_NOT_STARTED = "Couldn't start the scenario. Try again.";
export const RESTART_NOTE = 'Starting a scenario resets all data and signs everyone out.';
