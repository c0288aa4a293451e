// Texts of the billing page.

export const PLAN = 'Plan';
export const BILLED_BY_USAGE = 'This cluster is billed by usage.';
export const NOT_BILLED_BY_USAGE = 'This cluster is not billed by usage.';
export const INVOICES = 'Invoices';
export const INVOICES_ELSEWHERE =
  'View invoices, payment methods and usage in the console of the service that hosts this cluster.';
export const NOT_BILLED = "This cluster isn't billed here";
export const SELF_HOSTED = 'Only hosted clusters have a bill. This cluster is self-hosted.';
