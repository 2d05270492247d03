/**
 * Names the member for whom a call is made. The server refuses it if its session is another member's: another tab may have
 * signed in as somebody else since this page was drawn.
 */
export const asUser = (userId: number) => ({ 'x-user-id': String(userId) })
