import type { Exception } from '../suite.ts'

/** Tests of what ours does not have. They do not count. */
export const absent: Exception[] = [
  {
    tests:
      /resolved className|className.* function|(defined|element) with a function|style` attribute defined on the render/,
    why: '`className` and `style` are no functions of the state.',
  },
  {
    tests:
      /^<(Accordion\.Root|Checkbox\.Root|Switch\.Root|Progress\.Root|RadioGroup|Field\.(Root|Label|Description)|Tabs\.(Root|List|Panel)|Menu\.(Group|GroupLabel|RadioGroup)|(Dialog|Popover)\.(Title|Description)) \/> Base UI component API (prop: render|prop forwarding forwards custom props to the customized)/,
    why: 'This part has no `render`.',
  },
  {
    tests:
      /^<(Menu\.(Item|CheckboxItem|RadioItem)|Field\.Error) \/> Base UI component API|RadioItem \/> state management (selects|keeps)/,
    why: 'The test renders the part alone, within contexts of Base UI’s own.',
  },
  {
    tests:
      /the reason for|[cC]ancel|internal openchange|modifier event|[eE]vent ?[dD]etails|\breason\b|click handler is prevented|preventUnmountOnClose|detail === 0|when Escape is pressed|boundary outside/,
    why: 'Handlers get the new state alone, without a reason, an event or a way to cancel.',
  },
  {
    tests:
      /detached|multiple triggers|trigger ?[iI]d\b|[hH]andle\b|handle-backed|active trigger|trigger (ownership|mounts|unmounts)|trigger ARIA attributes in controlled|keeps the trigger when|spaced triggers|nested (tooltip )?trigger|(outer|inner) tooltip|composed path/,
    why: 'A trigger is inside of its root, and is its only one.',
  },
  {
    tests:
      /[bB]ackdrop|[pP]ositioner|[vV]iewport|focus guards|trackCursorAxis|tracked cursor|page inert|dismisses non-nested|opened by an outside press|trap-focus/,
    why: 'The content brings its portal, its scrim and its arrow.',
  },
  {
    tests:
      /onOpenChangeComplete|actionsRef|[tT]ransition|animation|activation direction|onValueChange when clicking|keepMounted(?!.*panel)|nested dialog count|after the dialog has closed/,
    why: 'Nothing waits for motion, which is CSS alone, and a closed popup is not kept.',
  },
  {
    tests: /nativeButton|[nN]ative button(?!")|rendering a <div>|custom element|nativeLabel/,
    why: '`render` is of the kind of element that the part is.',
  },
  {
    tests:
      /openOnHover|on hover|hover|prop: (delay should open after delay with rest|closeDelay|trackCursor)|closeOnClick is false|closeDelay/,
    why: 'Only a tooltip opens at the pointer, and it closes without a delay.',
  },
  {
    tests:
      /[sS]ubmenu|nested menu|[mM]enubar|[cC]ontext ?[mM]enu|parent menu|[tT]oolbar|nested popups|menu item and closes the menu on click, drag|closes the menu on click, drag/,
    why: 'There are no submenus, menu bars, context menus or toolbars, and no pressing, dragging and releasing.',
  },
  {
    tests:
      /[vV]alid|\bForm\b|prop: (errors|match|dirty|touched)|\[data-|data-(touched|dirty|filled|focused)|style hooks|Fieldset|uncheckedValue|(dirty|filled|focused) state|^<(Checkbox\.Root|Switch\.Root|RadioGroup|Radio\.Root) .*Field|^<Field\.Error .*automatically|disabled.*form errors/,
    why: 'Nothing validates or counts changes: a form’s library or the server does. Controls of the kit are fields already.',
  },
  {
    tests:
      /^<Radio\.Root|^<Progress\.Root|^<Accordion\.Root|^<RadioGroup .*(native <label>|item removal|correct element initially)|grouped/,
    why: 'An accordion, a group of radio buttons and a progress bar are one component each, on native elements.',
  },
  {
    tests:
      /hidden input|underlying input|only on the input|inputRef|instead of HTML disabled|value attribute|native input state|aria-(readonly|required|disabled)|name attribute|should change its state when clicked|native <label>|for="" |navigation$/,
    why: 'A control is one native input, not an element with a hidden input behind it.',
  },
  {
    tests:
      /^<Field\.\w+ .*(re-associates|control selection|Field\.Item|group label|non-native label|unmounted and remounted|per keystroke|error messages by default)/,
    why: 'A field has one control, with `onChange`, and an error that its caller gives.',
  },
  { tests: /prop: readOnly/, why: 'HTML has no checkbox and no radio button that is read-only.' },
  {
    tests: /initialFocus|finalFocus/,
    why: 'What gets the focus is set by `initialFocus`, a ref, and by Radix’s `onCloseAutoFocus`.',
  },
  {
    tests:
      /^<Tabs\.Root .*(disabled tabs|auto-selecting|implicit|initially disabled|becomes disabled|disabled again|never present|does not emit|is removed|replaced by an empty|disabled fallback)|loopFocus/,
    why: 'No tab is selected but by the host and the visitor, and the arrow keys begin again at the end.',
  },
  {
    tests:
      /^<Menu\.Root .*prop: (disabled|highlightItemOnHover)|focusableWhenDisabled|BaseUI|scroll locking|data-popup-open|aria-expanded=true when/,
    why: 'A menu has no such option or attribute, and the page behind it can be scrolled.',
  },
  {
    tests:
      /pointerdown opened the dialog|rewires dismiss|disablePointerDismissal=(false|undefined)|pointerdown removal|touch outside press|^<Tooltip\.(Root|Provider) .*(controlled|rest delay|prop: (delay|timeout)|marks the trigger|after delay duration)/,
    why: 'The test dispatches events of a mouse or a finger without those of its pointer, which no browser does.',
  },
]

/** Tests that ours fails. */
export const different: Exception[] = [
  {
    tests: /^<(Checkbox|Switch)\.Root \/> (Base UI|extra props|ARIA)|^<RadioGroup \/> (Base UI|extra props)/,
    why: '`className` and `style` belong to the whole field, `ref` and other props to its native control, without a role.',
  },
  {
    tests: /allows a custom `id` prop/,
    why: 'With an id of the caller’s own, the trigger’s `aria-controls` has that of Radix. Names and descriptions follow.',
  },
  {
    tests: /external scroll lock/,
    why: '`react-remove-scroll` keeps the page from scrolling, in another way than Base UI.',
  },
  {
    tests: /throws (a descriptive error |when rendered )?(outside|without|when)/,
    why: 'The message is Radix’s, or the part can do without the other.',
  },
  {
    tests: /Field\.Label is removed|explicit control id while/,
    why: 'The server does not know a field’s parts, as its documentation says, and hidden parts are as absent.',
  },
  {
    tests: /user aria-describedby values/,
    why: 'An error and a hint are read before what the caller adds.',
  },
  {
    tests: /disabled tab|tab disabled|disabled state|items are disabled|focusable when disabled|disabled items/,
    why: 'Arrow keys pass what is disabled, as in native menus and lists.',
  },
  {
    tests:
      /using the arrow keys|opened programmatically|up arrow key opens|"ArrowUp"|mouseleave|does not rerender menu items|role `presentation`/,
    why: 'Radix’s menu: a press highlights nothing, ArrowUp does not open it, items render with it.',
  },
  {
    tests: /^<Popover\.\w+ .*(focus management|display:none|nested programmatic)/,
    why: 'Radix’s popover: Tab stays in it until it is closed, and focus returns to its trigger.',
  },
  {
    tests: /^<RadioGroup \/> should manage arrow key navigation rtl/,
    why: 'The library that presses the keys does not know text from right to left; browsers do.',
  },
  {
    tests: /prop: disabled should not change its state when clicked/,
    why: 'The test dispatches a click at a disabled `<input>`, which a person cannot.',
  },
  {
    tests: /indeterminate should not change its state/,
    why: 'As with every native checkbox, a press ends the state.',
  },
  {
    tests: /activated with Enter key/,
    why: 'Space switches it, as every native checkbox. APG has Enter as optional.',
  },
  {
    tests: /tab order|no active tabs|highlight synchronization|roving focus|secondary-button/,
    why: 'Radix’s tabs: the list is in the tab order for its tabs.',
  },
  {
    tests: /panel registrations|aria-orientation by default|on pointerdown|(selects|select) the clicked/,
    why: 'Radix’s tabs: `aria-controls` and `aria-orientation` are always there, a panel that is kept is hidden by CSS, and a host that ignores a choice hears of it again.',
  },
]
