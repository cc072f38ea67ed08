/** Our own web app, the only client without a secret. */
export const webClientId = 'atrium-web';
