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
    const env = { STRIPE_SECRET_KEY, FLAGS_FILE: undefined, FLAGS_URL: undefined };
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
  expect(line).toContain('npm run products');
  expect([line?.includes('there is no product'), others]).toEqual([true, []]);
});
