// Texts of step-by-step forms.
export const STEPS_LABEL = 'Steps';
export const stepOf = (step: number, steps: number): string => `Step ${step} of ${steps}`;
