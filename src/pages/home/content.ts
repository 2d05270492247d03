/** The label of the button that shows the registration form. */
export const joinLabel = 'Join Now – It Takes Less Than 1 Minute'
