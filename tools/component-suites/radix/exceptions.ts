import type { Exception } from '../suite.ts'

/** Tests of what ours does not have. They do not count. */
export const absent: Exception[] = [
  {
    tests: /^(Alert)?Dialog\.Overlay|^Popover\.(Anchor|Arrow)|^DropdownMenu\.(ItemIndicator|Arrow)|^Tooltip\.Arrow/,
    why: 'The content renders its overlay, its arrow or its tick.',
  },
  {
    tests: /^(Checkbox|Switch)\.(unstable_|Indicator|Thumb)|^RadioGroup\.(Item|Indicator)|^Progress\.Indicator/,
    why: 'A checkbox, a switch, a group of radio buttons and a progress bar are one component each.',
  },
  {
    tests: /^Accordion\.(Item|Header|Trigger|Content)|^PasswordToggleField\.(Toggle|Icon)/,
    why: 'An accordion and a password field are one component each.',
  },
  {
    tests:
      /^\S+\.(Root|Input|Title|Description) forwards props to the child|^Tabs\.Content forwards props to the child/,
    why: 'This part has no `render`.',
  },
  {
    tests: /^Tooltip\.(Trigger|Content) forwards props to the child/,
    why: 'The tooltip is around its trigger, which has its props itself, and is one component with its content.',
  },
  {
    tests: /^DropdownMenu\.Sub|window blur should close the menu and any open submenus/,
    why: 'There are no submenus.',
  },
  {
    tests: /^given a multiple Accordion|orientation=horizontal/,
    why: 'Titles are below each other, and one item is open.',
  },
  { tests: /then clicking the trigger again should not (close|call)/, why: 'An open item can be closed.' },
  {
    tests: /Accordion .*when navigating by keyboard/,
    why: 'Titles are native `<summary>`: Tab moves between them, as everywhere. APG has the arrow keys as optional.',
  },
  {
    tests:
      /^given a PasswordToggleField with an Icon .*icon|PasswordToggleField.* should initially be hidden|toggles the children/,
    why: 'The button shows an icon of its own; the texts are its name.',
  },
  {
    tests: /consumer `onKeyDown` handler passed to an item|when propagation is stopped on the trigger/,
    why: 'Items are data, without handlers of their own.',
  },
  {
    tests: /^Legacy Checkbox/,
    why: 'The test hides the first `<input>` from screen readers. Here that is the checkbox itself.',
  },
]

/** Tests that ours fails. */
export const different: Exception[] = [
  {
    tests: /^(Checkbox|Switch|Progress)\.Root spreads|^PasswordToggleField\.Input spreads/,
    why: '`className` and `style` belong to the whole field, `ref` and other props to its control.',
  },
  {
    tests: /[Dd]isabled .*should not (toggle|check)/,
    why: 'The test dispatches a click at a disabled `<input>`, which a person cannot. Browsers toggle it then.',
  },
  {
    tests: /when (`checked` is updated|the value is set) programmatically/,
    why: 'As with every native control, only a person’s change is an event of the form.',
  },
  {
    tests: /controlled should restore its initial/,
    why: 'A controlled control stays as its caller says, as a text field does in React, which resets a form after its action.',
  },
  {
    tests: /should check an item that receives focus while an arrow key is pressed/,
    why: 'The test dispatches a key event. Browsers move among radio buttons at a pressed key only.',
  },
  {
    tests: /should close the item in a single click/,
    why: 'Closed content is hidden, not removed, so that the browser’s search finds it.',
  },
  {
    tests: /should re-focus the input after toggling/,
    why: 'A press of the button leaves the focus where it was. The test has it nowhere before.',
  },
  {
    tests: /should update references when `Title`/,
    why: 'An `aria-label` is the name, whatever the title.',
  },
  {
    tests: /^Tooltip behavior (skips|does not skip) the delay/,
    why: 'The test reads the tooltip’s state from its element, which keeps its own, as that of a tab.',
  },
]
