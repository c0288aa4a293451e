// What is said of a plan that leaves something out.

export const NOT_INCLUDED = 'Not included in your plan';
export const COMPARE_PLANS = 'Compare plans';
