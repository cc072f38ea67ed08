import { expect, test } from 'vitest';
import { contractWithSeat, countFree, type ContractSeats } from './programSeats.ts';

const contract = (contractId: string, change: Partial<ContractSeats>): ContractSeats => ({
  contractId,
  totalSeats: 5,
  assignedSeats: 0,
  overage: false,
  endsAt: 100,
  ...change,
});

test('[ORG-12] [D57] the seats of all contracts are left together, and one that holds more than it has leaves fewer', () => {
  expect(countFree([])).toBe(0);
  expect(countFree([contract('a', { assignedSeats: 5 }), contract('b', { assignedSeats: 2 })])).toBe(3);
  expect(countFree([contract('a', { assignedSeats: 7 }), contract('b', { assignedSeats: 2 })])).toBe(1);
  expect(countFree([contract('a', { assignedSeats: 7, overage: true }), contract('b', {})])).toBe(Infinity);
});

test('[ORG-12] [D57] a new seat is of the contract that ends last of those that have one left', () => {
  const [soon, late] = [contract('soon', {}), contract('late', { endsAt: 200 })];
  const full = { assignedSeats: 5 };
  const idOf = (contracts: readonly ContractSeats[], after?: number) => contractWithSeat(contracts, after)?.contractId;
  expect(idOf([soon, late])).toBe('late');
  expect(idOf([soon, { ...late, ...full }])).toBe('soon');
  // a seat that was paid for before one that is paid for on top
  expect(idOf([soon, { ...late, ...full, overage: true }])).toBe('soon');
  expect(
    idOf([
      { ...soon, ...full },
      { ...late, ...full, overage: true },
    ]),
  ).toBe('late');
  expect(
    contractWithSeat([
      { ...soon, ...full },
      { ...late, ...full },
    ]),
  ).toBeNull();
  // somebody who holds a seat gets only one that ends later
  expect([idOf([soon, late], 100), idOf([soon, late], 200)]).toEqual(['late', undefined]);
});
