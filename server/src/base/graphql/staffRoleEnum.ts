import { staffRoles } from '@atrium/domain/access/staffRoles.ts';
import { builder } from './builder.ts';

export const StaffRoleEnum = builder.enumType('StaffRole', { values: staffRoles });
