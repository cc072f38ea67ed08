/** 'Certificate issued' for CERTIFICATE_ISSUED. */
export function actionWords(action: string): string {
  const words = action.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
