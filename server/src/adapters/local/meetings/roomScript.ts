/** The script of a room's page: reloads when the room opens, and reports leaving when the page is closed. */
export const roomScript = `const { leave, opens } = document.body.dataset;
if (leave) addEventListener('pagehide', () => void navigator.sendBeacon(leave, new URLSearchParams()));
if (opens) setTimeout(() => location.reload(), Math.min(Number(opens) + 500, 2147483647));
`;
