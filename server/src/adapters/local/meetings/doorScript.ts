/** What the page of a room does by itself: it opens when the room does, and whoever closes it has left. */
export const doorScript = `const { leave, opens } = document.body.dataset;
if (leave) addEventListener('pagehide', () => void navigator.sendBeacon(leave, new URLSearchParams()));
if (opens) setTimeout(() => location.reload(), Math.min(Number(opens) + 500, 2147483647));
`;
