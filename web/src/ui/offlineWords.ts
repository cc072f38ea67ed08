/** What skeletons say while the browser is offline, and a list that shows its previous answer meanwhile (RTE-09). */
export const offlineWords = "You're offline. We'll load this when you're back.";
