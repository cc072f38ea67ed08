import * as z from 'zod/mini';
import { text } from '../jsonForm.ts';

/** `certificate.meta` (learning.md §3): what its pages and dialogs say. */
export const certificateMetaForm = z.object({
  bannerDescription: text(500),
  registrationPrompt: text(2000),
  postRegistrationPrompt: text(2000),
});
export type CertificateMeta = Readonly<z.infer<typeof certificateMetaForm>>;
