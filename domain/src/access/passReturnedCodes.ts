/** Why a registration by the company's login was refused, where the preview of the pass has a sentence for it. */
export const passReturnedCodes = ['PASS_CAP_REACHED', 'PASS_CLOSED', 'OTHER_ORGANIZATION'] as const;
export type PassReturnedCode = (typeof passReturnedCodes)[number];
