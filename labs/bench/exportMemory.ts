import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { measureExport } from '../world/measureCompany.ts';
import { contextOf } from './setting.ts';

/**
 * Prints how much memory the export of a company takes, as JSON. Arguments: the database and the company. In a process
 * of its own, with as little room for short-lived objects as
 * `npm start` gives the product: by default V8 lets it grow to 32 MB, and an export left the process that much larger.
 */
const [url = '', customerId = ''] = process.argv.slice(2);
const database = openDatabase({ url, log: openLog('warn'), max: 4 });
const ctx = await contextOf(database, 'employee');
console.log(JSON.stringify(await measureExport(ctx, customerId)));
await database.pool.end();
