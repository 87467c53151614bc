import { createContext } from 'react'

/** Opens the newsletter pop-up for a visitor who asks for the workout plan. */
export const NewsletterRequest = createContext(() => {})
