"""All shapes by name. A builder takes a Kit, makes objects, and returns what the files must say."""
from . import care, fragrance, held, makeup, packs, tools

BUILDERS = {name.replace('_', '-'): function for module in (care, fragrance, held, makeup, packs, tools) for name, function in vars(module).items()
            if callable(function) and getattr(function, '__module__', '') == module.__name__ and not name.startswith('_')}
