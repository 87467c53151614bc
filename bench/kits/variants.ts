import { cva } from 'class-variance-authority'
import { classes } from './classes.ts'

/** A button's classes, as a team would write them with cva. */
export const buttonVariants = cva(classes.button, {
  variants: {
    variant: { primary: classes.primary, secondary: classes.secondary, danger: classes.danger },
    size: { medium: classes.medium, small: classes.small },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
})
