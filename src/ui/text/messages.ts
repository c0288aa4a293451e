// What the steps of a command line say.

export const copyCommand = (step: string): string => `Copy the command: ${step}`;
