import { $api } from '#api/api.ts';

export const devicesQuery = $api.queryOptions('get', '/v1/webapi/mfa/devices');
