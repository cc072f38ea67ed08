import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// one of the workers that solve a challenge together
handler({ deriveKey });
