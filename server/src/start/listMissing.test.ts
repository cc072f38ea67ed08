import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listMissing } from './listMissing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

test('[BEG-02] [PAY-01] the start says why nothing is sold: no key, no product, or no price at the provider', async () => {
  const said = async (STRIPE_SECRET_KEY?: string) => {
    const env = {
      SMTP_URL: undefined,
      STRIPE_SECRET_KEY,
      STRIPE_STAND_IN: false,
      FLAGS_FILE: undefined,
      FLAGS_URL: undefined,
    };
    return (await listMissing(env, server.db)).filter((line) => line.startsWith('Nothing is sold'));
  };
  expect(await said()).toEqual([expect.stringContaining('STRIPE_SECRET_KEY is not set')]);
  const product = server.db.selectFrom('billing_product').select('product_id as id').where('sellable', '=', true);
  const { id } = await product.limit(1).executeTakeFirstOrThrow();
  await server.db.updateTable('billing_price').set({ current: false }).execute();
  expect(await said('sk_test_x')).toEqual([expect.stringContaining('no price of a product was found at Stripe yet')]);
  await server.db
    .insertInto('billing_price')
    .values({ price_id: 'price_of_now', product_id: id, current: true })
    .execute();
  expect(await said('sk_test_x')).toEqual([]);
  await server.db.updateTable('billing_product').set({ sellable: false }).execute();
  const [line, ...others] = await said('sk_test_x');
  expect(line).toContain('/studio/products');
  expect([line?.includes('there is no product'), others]).toEqual([true, []]);
});

test('[BEG-02] the start says that the file of flags is not there, or that no flag is set', async () => {
  const said = async (FLAGS_FILE?: string) => {
    const env = {
      SMTP_URL: undefined,
      STRIPE_SECRET_KEY: undefined,
      STRIPE_STAND_IN: false,
      FLAGS_FILE,
      FLAGS_URL: undefined,
    };
    return (await listMissing(env, server.db)).filter((line) => /flag/i.test(line));
  };
  expect(await said(import.meta.filename)).toEqual([]);
  await server.db.deleteFrom('flag').execute();
  expect(await said()).toEqual([expect.stringContaining('No flag is set')]);
  expect(await said('/tmp/none/flags.json')).toEqual([
    'FLAGS_FILE: there is no file /tmp/none/flags.json yet, so every flag is off.',
  ]);
});

test('[BEG-02] the start says that mail goes nowhere', async () => {
  const said = async (SMTP_URL?: string) => {
    const env = {
      SMTP_URL,
      STRIPE_SECRET_KEY: undefined,
      STRIPE_STAND_IN: false,
      FLAGS_FILE: undefined,
      FLAGS_URL: undefined,
    };
    return (await listMissing(env, server.db)).filter((line) => line.startsWith('Mail'));
  };
  expect(await said()).toEqual(['Mail goes nowhere: SMTP_URL is not set (docs/operations.md).']);
  expect(await said('smtp://mail.example.com')).toEqual([]);
});
