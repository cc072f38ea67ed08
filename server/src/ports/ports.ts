/**
 * The external services, as a use case gets them in `ctx.ports`. Each port adds itself in its own file;
 * `start/ports.ts` chooses the adapters.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its members are declared where the ports are
export interface Ports {}
