// Messages about features outside the user's plan.

export const NOT_INCLUDED = 'Not included in your plan';
export const COMPARE_PLANS = 'Compare plans';
