/** Each row of the list costs a conversation, its newest message and a card: 14 keep a call within 50 rows. */
export const conversationPage = 14
export const threadPage = 30
