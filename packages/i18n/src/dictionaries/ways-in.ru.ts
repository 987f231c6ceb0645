/** What players are written when they register, sign in or forgot a password, and the page of the bank of play money: by the server. */
export const texts = {
  'letter.sign-in-code.subject': 'Ваш код',
  'letter.sign-in-code.body':
    '{code} — ваш код для входа в Touchline. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Никому его не сообщайте.',
  'letter.password-reset-link.subject': 'Новый пароль',
  'letter.password-reset-link.body':
    'Для вашего аккаунта {userId} запросили новый пароль. Если это вы, откройте ссылку и задайте его:\n\n{link}\n\nСсылка действует один раз в течение {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}. Если это не вы, ничего не делайте: всё останется как есть.\n\nTouchline',
  'letter.password-reset-code.subject': 'Ваш код',
  'letter.password-reset-code.body':
    '{code} — ваш код для смены пароля в Touchline. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Никому его не сообщайте.',
  'letter.password-was-reset.subject': 'Пароль изменён',
  'letter.password-was-reset.body':
    'Пароль вашего аккаунта {userId} изменён, все сеансы завершены. Если это были не вы, сразу напишите в поддержку.\n\nTouchline',
  'letter.second-factor-guessed.subject': 'Кто-то знает ваш пароль',
  'letter.second-factor-guessed.body':
    'Кто-то вошёл в ваш аккаунт {userId} с вашим паролем и подбирал коды приложения. Ни один не подошёл, внутрь никто не попал. Смените пароль сейчас: если это были не вы, старый кому-то известен.\n\nTouchline',
  'letter.address-has-account.subject': 'С вашим адресом зарегистрировались',
  'letter.address-has-account.body':
    'Кто-то открыл аккаунт с вашим адресом или телефоном. У вас уже есть аккаунт {userId}. Если это были вы, войдите в него или запросите новый пароль. Если нет, ничего не делайте: ваш аккаунт не затронут, и никто не узнал, что он у вас есть.\n\nTouchline',
  'letter.activation-link.subject': 'Подтвердите почту',
  'letter.activation-link.body':
    'Добро пожаловать в Touchline. Номер вашего аккаунта — {userId}.\n\nОткройте ссылку, чтобы подтвердить, что этот адрес ваш:\n\n{link}\n\nИли введите код {code}. Оба действуют {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.\n\nTouchline',
  'letter.activation-code.subject': 'Ваш код',
  'letter.activation-code.body': '{code} — ваш код Touchline для подтверждения телефона. Никому его не сообщайте.',
  'letter.appeal-answered.subject': 'Ваше обращение',
  'letter.appeal-answered.body':
    '{decision, select, lifted {{scope, select, betting {Вы снова можете делать ставки.} deposits {Вы снова можете пополнять счёт.} withdrawals {Вы снова можете выводить средства.} other {Ваш аккаунт снова открыт.}}} other {{scope, select, betting {Ставки на вашем аккаунте остаются закрытыми.} deposits {Пополнение на вашем аккаунте остаётся закрытым.} withdrawals {Вывод средств на вашем аккаунте остаётся закрытым.} other {Блокировка вашего аккаунта остаётся в силе.}}}}\n\n{answer}\n\nTouchline',
  'signin.code-sent': 'Если у этого телефона есть аккаунт, код уже отправлен.',
  'bank.title': 'Учебный банк',
  'bank.asks': 'Touchline просит подтвердить, кто вы',
  'bank.first-name': 'Имя',
  'bank.last-name': 'Фамилия',
  'bank.birth-date': 'Дата рождения',
  'bank.personal-number': 'Личный номер',
  'bank.confirm': 'Подтвердить и заплатить',
  'bank.cancel': 'Отмена',
  'bank.play-money': 'Деньги ненастоящие: ничего не спишется.',
  'bank.unknown': 'Такого заказа нет.',
  'bank.ended': 'Этот заказ завершён.',
  'bank.back': 'Вернуться в Touchline',
} as const;
